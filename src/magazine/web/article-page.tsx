import './article-page.css'
import { Link } from 'react-router'
import { articlePath, listPath, magazinePath, picturePath } from '#magazine/paths.ts'
import { ArticleCard } from '#magazine/web/article-card.tsx'
import { ArticleFacts } from '#magazine/web/article-facts.tsx'
import { ArticlePicture } from '#magazine/web/article-picture.tsx'
import { magazineHead } from '#magazine/web/magazine-head.ts'
import { ReadingNote } from '#magazine/web/reading-note.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Trail } from '#web/ui/lists/trail.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/article-page'

export { loader } from './article-page.server.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { article, brandName, site, graph } = loaderData
  const { title, excerpt, slug, picture } = article
  return magazineHead({
    title: `${title}، ${brandName}`,
    description: excerpt,
    address: site + articlePath(slug),
    site,
    brandName,
    picture: picture === null ? undefined : site + picturePath(picture.id, 'wide'),
    graph,
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, next, note } = loaderData
  const { title, excerpt, category, above, author, html, headings } = article
  return (
    <SiteLayout {...useVisitor()}>
      <article className="wrap article-page">
        <header>
          <Trail
            above={[
              { to: magazinePath, words: 'مجله' },
              ...[...above, ...(category === null ? [] : [category])].map(({ slug, name }) => ({
                to: listPath({ category: slug }),
                words: name,
              })),
            ]}
          />
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="article-lede">
            <bdi>{excerpt}</bdi>
          </p>
          {author !== null && <p className="article-author">{author}</p>}
          <ArticleFacts {...article} category={null} />
        </header>
        <ReadingNote {...note} />
        <ArticlePicture article={article} size="wide" isEager />
        <div className="article-body">
          {headings.length > 2 && <ArticleParts headings={headings} />}
          {/* cleaned by the allow-list of `clean-html.ts` */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </article>
      {next.length > 0 && <ArticleNext next={next} />}
    </SiteLayout>
  )
}

type ArticleView = Route.ComponentProps['loaderData']

function ArticleParts({ headings }: Pick<ArticleView['article'], 'headings'>) {
  return (
    <nav className="article-parts" aria-labelledby="article-parts">
      <h2 id="article-parts">در این نوشته</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ArticleNext({ next }: Pick<ArticleView, 'next'>) {
  return (
    <section className="wrap article-next" aria-labelledby="article-next">
      <header>
        <h2 id="article-next">بعد از این بخوانید</h2>
        <Link to={magazinePath}>همهٔ نوشته‌ها</Link>
      </header>
      <ul className="magazine-shelf">
        {next.map((one) => (
          <li key={one.slug}>
            <ArticleCard article={one} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
