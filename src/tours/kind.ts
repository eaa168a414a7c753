export const tourKind = 'tour'
