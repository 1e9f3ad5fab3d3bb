/** Relatives of whom everybody has only one. */
export const FAMILY = new Set(['mother', 'father', 'grandmother', 'grandfather'])
