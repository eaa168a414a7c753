import { Link } from 'react-router'
import { PAGE_SIZE } from '#magazine/article.ts'
import { pageNumbers } from '#magazine/page-numbers.ts'
import { type ListRequest, listPath } from '#magazine/paths.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props extends ListRequest {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly readAt: string | null
}

export function MagazinePages({ page, pages, total, readAt, ...asked }: Props) {
  const shown = Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE)
  return (
    <div className="magazine-pages">
      <p>
        {persianDigits(shown)} نوشته از {persianDigits(total)}
      </p>
      {pages > 1 && (
        <nav aria-label="صفحه‌ها">
          <ul>
            {page > 1 && (
              <li>
                <Link to={listPath({ ...asked, page: page - 1 })} rel="prev" aria-label="صفحهٔ پیش">
                  <Icon name="caret-right-bold" size="small" />
                </Link>
              </li>
            )}
            {pageNumbers(page, pages).map((one, place) => (
              <li key={one ?? `gap ${place}`}>
                {one === null ? (
                  <span aria-hidden="true">…</span>
                ) : (
                  <Link
                    to={listPath({ ...asked, page: one })}
                    aria-current={one === page ? 'page' : undefined}
                    aria-label={`صفحهٔ ${persianDigits(one)}`}
                  >
                    {persianDigits(one)}
                  </Link>
                )}
              </li>
            ))}
            {page < pages && (
              <li>
                <Link to={listPath({ ...asked, page: page + 1 })} rel="next" aria-label="صفحهٔ بعد">
                  <Icon name="caret-left-bold" size="small" />
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
      {readAt !== null && <p>آخرین نوشته‌ها، خوانده‌شده {readAt}</p>}
    </div>
  )
}
