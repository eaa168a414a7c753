import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Hero } from '#web/art/hero.tsx'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Colours } from '#web/styleguide/colours.tsx'
import { Controls } from '#web/styleguide/controls.tsx'
import { Fields } from '#web/styleguide/fields.tsx'
import { FlightCards, TicketSpecimen, Week } from '#web/styleguide/flights.tsx'
import { CalendarAndTravellers, PlainCells, SearchForm } from '#web/styleguide/search.tsx'
import { Emptiness, Messages, Progress, Scenes } from '#web/styleguide/states.tsx'
import { ToastProvider } from '#web/ui/dialogs/toast.tsx'
import { LinkChip } from '#web/ui/fields/chip.tsx'
import { SearchPanel } from '#web/ui/search/search-panel.tsx'

const styledTabs = [
  { key: 'domestic', long: 'پرواز ', words: 'داخلی', icon: 'airplane-tilt', page: '/' },
  { key: 'international', long: 'پرواز ', words: 'خارجی', icon: 'globe-hemisphere-east', page: '/' },
  { key: 'islands', long: '', words: 'تور', icon: 'island', page: '/' },
] as const

export default function StyleguidePage() {
  const [wishes] = useSearchParams()
  const [now] = useState(() => new Date().toISOString())
  const theme = wishes.get('theme')
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <ToastProvider>
      <SiteLayout user={null} overArt>
        <Hero header={<SiteHeader user={null} tone="art" />} />
        <SearchPanel tabs={styledTabs} chosen="domestic" toTab={({ key }) => `?service=${key}`}>
          <SearchForm />
        </SearchPanel>
        <div className="wrap styleguide">
          <header>
            <h2>برگهٔ اجزا و حالت‌ها</h2>
            {looks.map(([query, words]) => (
              <LinkChip key={query} to={query} on={`?${wishes}` === query}>
                {words}
              </LinkChip>
            ))}
          </header>
          <Colours />
          <Controls />
          <Fields />
          <PlainCells />
          <CalendarAndTravellers />
          <Week />
          <FlightCards />
          <Progress now={now} />
          <Messages />
          <Emptiness />
          <Scenes />
        </div>
        <div className="wrap">
          <TicketSpecimen />
        </div>
      </SiteLayout>
    </ToastProvider>
  )
}

const looks = [
  ['?theme=light', 'روز'],
  ['?theme=dark', 'شب'],
] as const
