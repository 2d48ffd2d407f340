/** The name of each interface language in that language. */
export const ownLanguageNames = { ru: 'Русский', en: 'English' } as const
