/** What became of one word; an object names what is drawn in its place. */
export type Judgement = 'drawn' | 'to-color' | 'not-drawn' | { as: string }
