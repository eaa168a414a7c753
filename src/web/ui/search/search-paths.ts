export const searchPaths = { stays: '/hotel-home', visas: '/visa-home' } as const
