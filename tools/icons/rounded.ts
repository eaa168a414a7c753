/** Its paths with one decimal: of 256 parts of an icon as high as a letter, which nobody sees. */
export function rounded(markup: string): string {
  return markup.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorter(path)}"`)
}

function shorter(path: string): string {
  let [drawn, at] = ['', 0]
  for (const { 0: number, index } of path.matchAll(/\d*\.\d+/g)) {
    drawn += path.slice(at, index)
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.')
    // or two numbers would become one
    const isJoined = short.startsWith('.') ? /(?<![.\d])\d+$/.test(drawn) : /[.\d]$/.test(drawn)
    drawn += isJoined ? `,${short}` : short
    at = index + number.length
  }
  return drawn + path.slice(at)
}
