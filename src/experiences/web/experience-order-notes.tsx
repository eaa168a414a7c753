import type { ExperienceOrdered } from '#experiences/responses.ts'

const ofTheDay: readonly string[] = ['before-coming', 'redeeming', 'access']

/** What has to be known on the day, in its supplier's words. */
export function ExperienceNotes({ experience }: { readonly experience: ExperienceOrdered }) {
  const notes = experience.notes.filter(({ kind }) => ofTheDay.includes(kind))
  if (notes.length === 0) return null
  return (
    <section className="card order-part" aria-labelledby="experience-notes">
      <h2 id="experience-notes">پیش از آمدن</h2>
      <ul>
        {notes.map(({ text }) => (
          <li key={text} lang={experience.locale} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
