import type { ArticleCard } from '#magazine/article.ts'
import { type PictureSize, picturePath } from '#magazine/paths.ts'
import { Arch } from '#web/art/arch.tsx'

interface Props {
  readonly article: Pick<ArticleCard, 'picture'>
  readonly size: PictureSize
  readonly isEager?: boolean
}

/** An arch of ours stands where a picture is not there yet. */
export function ArticlePicture({ article: { picture }, size, isEager = false }: Props) {
  if (picture === null)
    return (
      <span className="article-picture" data-empty="" aria-hidden="true">
        <Arch />
      </span>
    )
  const { id, alt, width, height } = picture
  const small = `${picturePath(id, 'small')} 560w`
  return (
    <img
      className="article-picture"
      src={picturePath(id, size)}
      srcSet={size === 'wide' ? `${small}, ${picturePath(id, 'wide')} 1280w` : undefined}
      sizes={size === 'wide' ? '(max-width: 768px) 100vw, 800px' : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
    />
  )
}
