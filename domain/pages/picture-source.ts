/**
 * How a picture was created: by our own algorithm, by a trained model, or by a model that changed an existing
 * drawing.
 */
export const PICTURE_SOURCES = ['algorithmic', 'trained', 'composite'] as const
export type PictureSource = (typeof PICTURE_SOURCES)[number]

/** The IPTC term for each source. Image tools and search engines read it. */
export const DIGITAL_SOURCE = {
  algorithmic: 'algorithmicMedia',
  trained: 'trainedAlgorithmicMedia',
  composite: 'compositeWithTrainedAlgorithmicMedia',
} as const satisfies Record<PictureSource, string>
export type DigitalSource = (typeof DIGITAL_SOURCE)[PictureSource]
