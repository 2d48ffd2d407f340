/** What each language of the interface calls itself. */
export const ownLanguageNames = { ru: 'Русский', en: 'English' } as const
