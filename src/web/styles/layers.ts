/**
 * The order of the style layers, said before any stylesheet is read: styles come in several files, and whichever
 * came first would decide.
 */
export const layers = '@layer reset,tokens,base,ui,page;'
