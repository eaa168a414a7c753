import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import type { CountedCategory } from '#magazine/article.ts'

/** Each category with itself and all below it: an article below stands on the page of all above. */
export const categoriesBelow = sql`
  with recursive below (top, id) as (
    select id, id from magazine.category
    union select below.top, child.id from below join magazine.category child on child.parent = below.id)`

/** All of them, those with most articles first. */
export async function countedCategories(database: Database): Promise<readonly CountedCategory[]> {
  return all(
    database,
    sql<CountedCategory>`
      ${categoriesBelow}
      select c.slug, c.name, above.slug as parent,
        (select count(*)::int from magazine.article
          where categories && (select array_agg(id) from below where top = c.id)) as count
      from magazine.category c left join magazine.category above on above.id = c.parent
      order by count desc, c.name`,
  )
}
