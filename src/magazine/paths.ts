export const magazinePath = '/magazine'
export const feedPath = '/magazine/feed.xml'

export function articlePath(slug: string): string {
  return `${magazinePath}/${encodeURIComponent(slug)}`
}

export interface ListRequest {
  readonly category?: string | undefined
  readonly q?: string | undefined
  readonly page?: number
}

export function listPath({ category, q, page = 1 }: ListRequest): string {
  const query = [
    ...(q === undefined || q === '' ? [] : [`q=${encodeURIComponent(q)}`]),
    ...(category === undefined ? [] : [`category=${encodeURIComponent(category)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&')
  return query === '' ? magazinePath : `${magazinePath}?${query}`
}

export type PictureSize = 'wide' | 'small'

export function picturePath(id: string, size: PictureSize): string {
  return `${magazinePath}/pictures/${id}-${size}.webp`
}

export function pictureNamed(name: string): { readonly id: string; readonly size: PictureSize } | undefined {
  const [, id, size] = /^([0-9a-f]{32})-(wide|small)\.webp$/.exec(name) ?? []
  return id === undefined ? undefined : { id, size: size === 'wide' ? 'wide' : 'small' }
}
