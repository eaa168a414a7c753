/** Where a search begins that has a page of its own, for links in every page's head. */
export const searchPaths = { stays: '/hotel-home', visas: '/visa-home' } as const
