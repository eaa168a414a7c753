import { dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ArticleCard } from '#magazine/article.ts'
import { persianDigits } from '#money/digits.ts'

type Props = Pick<ArticleCard, 'category' | 'minutes' | 'publishedAt'>

/** «شهرگردی · ۶ دقیقه · شنبه ۳۰ آبان ۱۴۰۵» */
export function ArticleFacts({ category, minutes, publishedAt }: Props) {
  return (
    <p className="article-facts">
      {category !== null && <>{category.name}&nbsp;· </>}
      {persianDigits(minutes)} دقیقه&nbsp;· <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
    </p>
  )
}

/** With its year: an article is read years later. */
function dayOf(instant: string): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(iranZone).toPlainDate()
  return dateSeenFrom(day.subtract({ years: 2 }), day)
}
