/** Of the miniature landscape. */
export const stone = '#F3DFB6'
export const shade = '#C99A62'
export const teal = '#22A2A6'
export const deep = '#14607A'
export const gold = '#F0B23C'
export const white = '#FFF8EA'
export const brick = '#C9774F'
export const night = '#2E4A7C'
