import { useSearchParams } from 'react-router'
import { partyFor } from '#experiences/chosen-party.ts'
import { partyIn } from '#experiences/party-address.ts'
import { ExperienceDays } from '#experiences/web/experience-days.tsx'
import { ExperienceNotes } from '#experiences/web/experience-notes.tsx'
import { ExperienceOptions } from '#experiences/web/experience-options.tsx'
import type { ExperiencePageView } from '#experiences/web/experience-page.server.ts'
import { ExperienceParty } from '#experiences/web/experience-party.tsx'
import { ExperienceSlots } from '#experiences/web/experience-slots.tsx'

/** Option, day, time and tickets live in the address: a link to it is what was chosen. */
export function ExperienceBody({ shown }: { readonly shown: ExperiencePageView }) {
  const [params] = useSearchParams()
  const { experience, option, slots } = shown
  const open = (slots ?? []).filter(({ isAvailable }) => isAvailable)
  const chosen =
    open.find(({ slotRef }) => slotRef === params.get('slot')) ?? (open.length === 1 ? open[0] : undefined)
  const link = (change: Readonly<Record<string, string | null>>) => `?${changed(params, change)}`
  return (
    <>
      <div className="experience-parts">
        {experience.options.length > 1 && (
          <ExperienceOptions options={experience.options} chosen={option} link={link} />
        )}
        <ExperienceDays shown={shown} link={link} />
        {shown.day !== null && <ExperienceSlots shown={shown} chosen={chosen} link={link} />}
      </div>
      <ExperienceParty
        shown={shown}
        slot={chosen}
        party={partyFor(option, partyIn(params.get('units')))}
        link={link}
      />
      <ExperienceNotes experience={experience} />
    </>
  )
}

export type LinkTo = (change: Readonly<Record<string, string | null>>) => string

function changed(params: URLSearchParams, change: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name)
    else next.set(name, value)
  return next
}
