export function initialOf(label: string): string {
  return [...label.trim()][0] ?? ''
}
