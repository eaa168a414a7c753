/** of one order */
export const MOST_INSURED = 9
