/** How a picture came to be: by our own algorithm, by a trained model, or by a model changing a drawing that was there. */
export const PICTURE_SOURCES = ['algorithmic', 'trained', 'composite'] as const
export type PictureSource = (typeof PICTURE_SOURCES)[number]

/** The same in the words of the IPTC, which picture tools and search engines read. */
export const DIGITAL_SOURCE = {
  algorithmic: 'algorithmicMedia',
  trained: 'trainedAlgorithmicMedia',
  composite: 'compositeWithTrainedAlgorithmicMedia',
} as const satisfies Record<PictureSource, string>
export type DigitalSource = (typeof DIGITAL_SOURCE)[PictureSource]

/** The folder a master lies in says how it came to be, so that a page cannot have one without the other. */
export const masterFolder = (source: PictureSource): string =>
  source === 'algorithmic' ? 'made' : `made/${source}`

export function sourceOfMaster(address: string | null | undefined): PictureSource {
  const folder = /\/made\/(\w+)\/[^/]+$/.exec(address ?? '')?.[1]
  return PICTURE_SOURCES.find((source) => source === folder) ?? 'algorithmic'
}
