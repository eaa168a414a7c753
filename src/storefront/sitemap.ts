export function sitemap(site: string, paths: readonly string[]): string {
  const places = paths.map((path) => `  <url><loc>${escaped(site + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n')
}

/** RFC 9309: public pages only, no calls. */
export function robots(site: string): string {
  const kept = [
    '/api/',
    '/accounts/',
    '/desk',
    '/profile',
    '/add-passenger',
    '/confirm',
    '/hotel/leaders',
    '/hotel/confirm',
    '/visa/add-passenger',
    '/visa/payment',
    '/payment',
  ]
  return [
    'User-agent: *',
    ...kept.map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
