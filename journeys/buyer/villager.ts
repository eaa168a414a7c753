export const villager = {
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Female',
  birthDateFa: '1368/07/14',
  nationalCode: '0012345679',
}

/** Whoever is corrected on an order is kept among its owner's people too: not the one that another call brings. */
export const neighbour = {
  ...villager,
  firstName: 'NASRIN',
  firstNameFarsi: 'نسرین',
  nationalCode: '0084575948',
}
