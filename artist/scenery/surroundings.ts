/** Things that hang into the picture from its upper corners or from the ceiling; a tree is a trunk at the edge with a branch. */
export type Framing = 'branch' | 'tree' | 'palm' | 'vine' | 'lamp'

/** What the ground of a setting is made of. */
export type Soil = 'grass' | 'sand' | 'snow' | 'none'
