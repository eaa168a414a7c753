/** Phosphor's, for the desk alone: travellers' sheets stay as small as they are. After a change run `node tools/icons/build.ts`. */
export const deskIconNames = [
  'squares-four-fill',
  'receipt',
  'arrow-u-up-left',
  'airplane-tilt',
  'megaphone',
  'stamp',
  'list-checks',
  'seal-check',
  'users-three',
  'scroll',
  'key',
  'magnifying-glass',
  'sign-out',
  'check-bold',
  'x-bold',
  'link-simple',
  'prohibit',
  'hand-coins',
  'user-gear',
  'user-plus',
  'keyboard',
  'moon',
  'sun',
  'warning-circle-fill',
] as const

export type DeskIconName = (typeof deskIconNames)[number]
