/** The formats that are shown as text before it is saved or copied. */
export const dataFormats = ['csv', 'liquipedia', 'bracketsManager'] as const
export type DataFormat = (typeof dataFormats)[number]

export const csvContents = ['matches', 'teams'] as const
export type CsvContent = (typeof csvContents)[number]
