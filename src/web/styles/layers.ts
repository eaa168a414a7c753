/** Declared first, since load order would decide otherwise. */
export const layers = '@layer reset,tokens,base,ui,page;'
