/** Letters that a wish for another day may be explained with. */
export const longestNote = 500
