import { useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import type { StoredDocument } from '#documents/calls.ts'
import { persianDigits } from '#money/digits.ts'
import type { PastPassenger, SavedPassenger, TripWatched } from '#passengers/calls.ts'
import { searchSaved } from '#passengers/search-saved.ts'
import { CoTraveller } from '#passengers/web/co-traveller.tsx'
import { PastPeople } from '#passengers/web/past-people.tsx'
import { useTakenOff } from '#passengers/web/use-taken-off.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly saved: readonly SavedPassenger[]
  readonly past: readonly PastPassenger[]
  readonly trips: readonly TripWatched[]
  readonly kept: readonly StoredDocument[]
  readonly today: string
  readonly said: string | undefined
}

const shortList = 3

export function CoTravellers({ saved, past, trips, kept, today, said }: Props) {
  const [params] = useSearchParams()
  const asked = params.get('q') ?? ''
  const off = useTakenOff()
  const found = searchSaved(saved, asked)
  return (
    <>
      <header className="passengers-head">
        <h1>مسافران</h1>
        {saved.length > 0 && <small>{persianDigits(saved.length)} نفر</small>}
        <LinkButton to={editAddress(params, 'new')} icon="plus-bold">
          مسافر تازه
        </LinkButton>
      </header>
      <TakenOffNote off={off} said={said} />
      {(saved.length > shortList || asked !== '') && <Search asked={asked} />}
      {found.length === 0 ? (
        <Nobody asked={asked} />
      ) : (
        <ul className="card co-travellers">
          {found.map((one) => (
            <CoTraveller
              key={one.id}
              saved={one}
              trips={trips}
              today={today}
              edit={editAddress(params, one.id)}
              isBusy={off.busy === one.id}
              onRemove={() =>
                void off.remove(
                  one,
                  kept.some(({ passengerId }) => passengerId === one.id),
                )
              }
            />
          ))}
        </ul>
      )}
      {past.length > 0 && asked === '' && <PastPeople past={past} />}
    </>
  )
}

function TakenOffNote({
  off,
  said,
}: {
  readonly off: ReturnType<typeof useTakenOff>
  readonly said: string | undefined
}) {
  if (off.fault !== undefined)
    return (
      <Note tone="bad" announced>
        {off.fault}
      </Note>
    )
  if (off.last !== undefined)
    return (
      <Note announced action={<PutBack key={off.last.id} onPress={() => void off.putBack()} />}>
        {off.last.name} از فهرست برداشته شد. سفرهای ثبت‌شده تغییر نمی‌کند
        {off.last.hasPictures ? '؛ تصویر گذرنامه‌اش یک ساعت دیگر پاک می‌شود.' : '.'}
      </Note>
    )
  const words = off.said ?? said
  return (
    words !== undefined && (
      <Note tone="good" announced>
        {words}
      </Note>
    )
  )
}

/** The pressed row is gone: focus the undo button. */
function PutBack({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} kind="line" size="small" onClick={onPress}>
      بازگرداندن
    </Button>
  )
}

/** The answer lives in the address; submitted while typing. */
function Search({ asked }: { readonly asked: string }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  // a link may change the search; typing must not be overwritten
  useEffect(() => {
    const field = form.current?.querySelector('input')
    if (field && field !== document.activeElement) field.value = asked
  }, [asked])
  return (
    <Form
      ref={form}
      role="search"
      className="passengers-search"
      preventScrollReset
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) =>
        void submit(answerIn(currentTarget), { preventScrollReset: true, replace: true })
      }
    >
      <TextField
        type="search"
        name="q"
        label="جستجوی مسافر"
        icon="magnifying-glass-bold"
        placeholder="نام، کد ملی یا شمارهٔ گذرنامه"
        autoComplete="off"
        defaultValue={asked}
      />
    </Form>
  )
}

function answerIn(form: HTMLFormElement): URLSearchParams {
  const typed = new FormData(form).get('q')
  return new URLSearchParams(typeof typed === 'string' && typed !== '' ? { q: typed } : {})
}

function Nobody({ asked }: { readonly asked: string }) {
  if (asked === '')
    return (
      <EmptyState
        title="مسافری ذخیره نکرده‌اید"
        actions={
          <LinkButton to="?edit=new" icon="plus-bold">
            افزودن مسافر
          </LinkButton>
        }
      >
        در خرید بعدی خودش ذخیره می‌شود.
      </EmptyState>
    )
  return (
    <EmptyState
      title={`کسی با «${asked}» پیدا نشد`}
      actions={
        <LinkButton to="/profile/passengers" kind="line">
          نمایش همهٔ مسافران
        </LinkButton>
      }
    >
      نام فارسی یا لاتین، کد ملی یا شمارهٔ گذرنامه را امتحان کنید.
    </EmptyState>
  )
}

function editAddress(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params)
  next.set('edit', id)
  return `?${next}`
}
