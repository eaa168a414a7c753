export function openStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return stored
}
