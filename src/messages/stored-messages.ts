/** Days a finished message is stored: for questions of recipients and bills of providers. */
export const STORED_DAYS = 90
