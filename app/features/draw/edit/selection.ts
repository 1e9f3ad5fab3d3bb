/** What is selected for a change: a figure of the scene, the place with its weather, or a figure to be added. */
export type Selection = { kind: 'figure'; figure: number } | { kind: 'place' } | { kind: 'add' }
