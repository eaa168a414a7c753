import { Specimen } from '#web/styleguide/specimen.tsx'

const roles = [
  ['ground', 'کاغذ'],
  ['surface', 'سطح'],
  ['sunken', 'فرورفته'],
  ['line', 'خط'],
  ['ink', 'مرکب'],
  ['ink-2', 'مرکب ۲'],
  ['ink-3', 'مرکب ۳'],
  ['primary', 'لاجورد'],
  ['primary-soft', 'لاجورد روشن'],
  ['good', 'فیروزه'],
  ['good-soft', 'فیروزهٔ روشن'],
  ['commit', 'زعفران'],
  ['warn-soft', 'زعفران روشن'],
  ['bad', 'انار'],
  ['bad-soft', 'انار روشن'],
] as const

export function Colours() {
  return (
    <Specimen name="رنگ" wide>
      <div className="swatches">
        {roles.map(([role, name]) => (
          <div key={role}>
            <i style={{ background: `var(--${role})` }} />
            {name}
          </div>
        ))}
      </div>
    </Specimen>
  )
}
