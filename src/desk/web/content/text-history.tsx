import type { TextsOnPage } from '#desk/web/content/texts-page.server.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'

export function TextHistory({ history }: Pick<TextsOnPage, 'history'>) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">پیشینه</h2>
      <DeskTable
        caption="پیشینه"
        head={['متن', 'سایت', 'از', 'تا', 'نویسنده', 'نوشته‌شده']}
        empty="چیزی نوشته نشده است."
        rows={history.map(({ id, says, brand, from, until, by, at }) => ({
          key: String(id),
          cells: [says, brand, from, until, by, at],
        }))}
      />
    </section>
  )
}
