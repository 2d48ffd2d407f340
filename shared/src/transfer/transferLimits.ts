/**
 * The maximum length of a file's text. 512 teams of five with a played bracket and all line-ups take half of it. The
 * documents of a file are up to three times as large, and Firestore commits 10 MiB at once.
 */
export const fileLengthMax = 3_500_000

/** The maximum size of an archive of files, in bytes, packed and unpacked. */
export const archiveSizeMax = 40 * fileLengthMax

/** The maximum number of events in one list. */
export const eventsAtOnce = 200

/** The maximum number of files in an archive: those of many logos come with a competition. */
export const archivedFilesMax = 20_000

/** The maximum number of logos in one call. They take a quarter of what Firestore commits at once. */
export const logosAtOnce = 12

/** The limits of an archive, as texts name them. */
export const archiveLimits = {
  megabytes: archiveSizeMax / 1_000_000,
  tournaments: eventsAtOnce,
  files: archivedFilesMax,
} as const
