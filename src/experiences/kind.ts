export const experienceKind = 'experience'
