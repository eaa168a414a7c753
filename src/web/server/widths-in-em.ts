import type { Plugin } from 'vite'

/** pixels of a browser's own text size, unless its owner set another */
const usual = 16

/**
 * Widths at which a page changes are written in pixels and asked for in em: who sets a larger text gets the layout of as many
 * letters a line, as with the page's zoom.
 */
export function widthsInEm(): Plugin {
  return {
    name: 'widths-in-em',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => inEm(css),
    },
  }
}

export function inEm(css: string): string {
  return css.replaceAll(
    /\((min|max)-width: (\d+)px\)/g,
    (_, edge: string, pixels: string) => `(${edge}-width: ${Number(pixels) / usual}em)`,
  )
}
