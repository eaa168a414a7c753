/** What we contracted ourselves: it stands under this name where others stand under their supplier's. */
export const ownContract = { name: 'own', title: 'قرارداد خودمان' } as const
