import '#desk/web/content/content.css'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { ClauseForm } from '#desk/web/law/clause-form.tsx'
import { HeadForm } from '#desk/web/law/head-form.tsx'
import type { LawOnPage } from '#desk/web/law/law-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/law-page'

export { loader } from './law-page.server.ts'

export default function DeskLawPage({ loaderData }: Route.ComponentProps) {
  const { owner, slug, owners, texts, clauses, chosen, head, editions, pages } = loaderData
  const mayPropose = useMay('content.write')
  const place: Place = (to) => `?${new URLSearchParams({ of: owner, text: slug, ...to })}`
  return (
    <DeskPage
      title="قوانین"
      sub="هر نسخه را دو نفر می‌گذارند؛ از روز خود خوانده می‌شود و سفارش‌های پیش از آن با نسخهٔ زمان خود می‌مانند"
      actions={
        mayPropose && (
          <>
            <Link to={place({ head: '' })}>عنوان و مقدمه</Link>
            <Link to={place({ clause: '' })}>بند تازه</Link>
          </>
        )
      }
    >
      <Choices {...{ owner, slug, owners, texts, place }} />
      <div className="desk-split" data-open={chosen === null && head === null ? undefined : ''}>
        <DeskTable
          caption="بندها"
          head={['بند']}
          empty="این متن بندی ندارد."
          rows={clauses.map(({ id, title }) => ({
            key: id,
            isChosen: id === chosen?.id,
            cells: [
              <Link key="title" to={place({ clause: id })} preventScrollReset>
                {title}
              </Link>,
            ],
          }))}
        />
        {chosen !== null && (
          <ClauseForm
            key={`${owner} ${slug} ${chosen.id}`}
            {...{ owner, slug, chosen, mayPropose }}
            close={place({})}
          />
        )}
        {head !== null && (
          <HeadForm key={`${owner} ${slug}`} {...{ owner, slug, head, mayPropose }} close={place({})} />
        )}
      </div>
      <Editions editions={editions} />
      <nav className="desk-law-pages" aria-label="صفحه‌های نسخه‌ها">
        <span>{persianDigits(pages.count)} نسخه</span>
        {pages.newer !== undefined && <Link to={place({ page: pages.newer })}>تازه‌ترها</Link>}
        {pages.older !== undefined && <Link to={place({ page: pages.older })}>پیش‌ترها</Link>}
      </nav>
    </DeskPage>
  )
}

type Place = (to: Partial<Record<'of' | 'text' | 'clause' | 'head' | 'page', string>>) => string

type ChoicesProps = Pick<LawOnPage, 'owner' | 'slug' | 'owners' | 'texts'> & { readonly place: Place }

function Choices({ owner, slug, owners, texts, place }: ChoicesProps) {
  return (
    <>
      <nav className="desk-content-kinds" aria-label="قوانین هر سایت">
        {owners.map(({ id, name }) => (
          <Link key={id} to={place({ of: id })} aria-current={id === owner ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <nav className="desk-content-kinds" aria-label="متن‌ها">
        {texts.map((one) => (
          <Link
            key={one.slug}
            to={place({ text: one.slug })}
            aria-current={one.slug === slug ? 'page' : undefined}
          >
            {one.name}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Editions({ editions }: Pick<LawOnPage, 'editions'>) {
  return (
    <DeskTable
      caption="نسخه‌ها"
      head={['نسخه', 'از', 'وضعیت']}
      empty=""
      rows={editions.map(({ version, since, href, isAhead }) => ({
        key: version,
        cells: [
          isAhead ? (
            version
          ) : (
            <a key="version" href={href}>
              {version}
            </a>
          ),
          since,
          isAhead ? (
            <Tag key="state" tone="warn">
              در پیش
            </Tag>
          ) : null,
        ],
      }))}
    />
  )
}
