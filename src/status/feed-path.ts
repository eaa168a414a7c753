export const feedPath = '/status.atom'
