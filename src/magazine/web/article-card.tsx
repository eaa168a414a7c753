import './article-card.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleCard as Card } from '#magazine/article.ts'
import { articlePath } from '#magazine/paths.ts'
import { ArticleFacts } from '#magazine/web/article-facts.tsx'
import { ArticlePicture } from '#magazine/web/article-picture.tsx'

interface Props {
  readonly article: Omit<Card, 'excerpt'> & Partial<Pick<Card, 'excerpt'>>
  /** `lead`: the first of a page, with how it begins; `tall`: the one beside it */
  readonly as?: 'lead' | 'tall' | 'card'
  readonly heading?: 'h2' | 'h3'
  /** in place of its own */
  readonly picture?: ReactNode
}

export function ArticleCard({ article, as = 'card', heading: Heading = 'h2', picture }: Props) {
  const { slug, title, excerpt } = article
  return (
    <article className="article-card" data-as={as}>
      {picture ?? (
        <ArticlePicture article={article} size={as === 'lead' ? 'wide' : 'small'} isEager={as === 'lead'} />
      )}
      <div>
        <ArticleFacts {...article} />
        <Heading>
          <Link to={articlePath(slug)} discover="none">
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        {as === 'lead' && (
          <p>
            <bdi>{excerpt}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}
