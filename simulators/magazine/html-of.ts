/** As WordPress' block editor renders it. */
export function htmlOf(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n\n')
}

function blockOf(block: string): string {
  const lines = block.split('\n')
  if (block.startsWith('## ')) return `<h2 class="wp-block-heading">${escaped(block.slice(3))}</h2>`
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul class="wp-block-list">\n${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('\n')}\n</ul>`
  if (block.startsWith('> '))
    return `<blockquote class="wp-block-quote"><p>${escaped(block.slice(2))}</p></blockquote>`
  return `<p>${escaped(lines.join(' '))}</p>`
}

/** Texturized: quotation marks and ampersands come as numbers. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&#038;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#8221;')
    .replaceAll('…', '&hellip;')
}
