import type { ServerBuild } from 'react-router'

/**
 * The builder marks styles that a late part brings too with a `#`, so that they are put in a second time and outlive the page; all that
 * was drawn is then laid out anew. Ours stay anyway (`page-styles.tsx`).
 */
export function withStylesOnce(build: ServerBuild): ServerBuild {
  const { entry, routes } = build.assets
  const unmarked = Object.entries(routes).map(([id, route]) => [id, route && once(route)])
  return { ...build, assets: { ...build.assets, entry: once(entry), routes: Object.fromEntries(unmarked) } }
}

function once<Of extends { module: string; css?: string[] | undefined }>(page: Of): Of {
  return { ...page, css: page.css?.map((href) => href.replace('#', '')) }
}
