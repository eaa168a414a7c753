/** the industry counts 15 minutes or more as late */
export const lateFromMinutes = 15
