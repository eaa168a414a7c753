/** Installs the packages of a folder as its lock says, unless they are there; ends the process where that cannot be done. */
export function install(folder: string): void
