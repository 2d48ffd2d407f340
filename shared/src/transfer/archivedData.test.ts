import { expect, test } from 'vitest'
import { settingNames } from '../competition/settings/settings.ts'
import { archivedCollections, archivedFields, leftOutOfArchives, settingsLeftOut } from './archivedData.ts'
import { fileSettings } from './competitionFile.ts'

test('each setting is in files, or said to be left out', () => {
  const inFiles = new Set<string>(fileSettings)
  expect(settingNames.filter(name => !inFiles.has(name)).toSorted()).toEqual(
    Object.keys(settingsLeftOut).toSorted(),
  )
})

test('all that is left out is something that the page names', () => {
  const fields = Object.values(archivedFields).flatMap(each => Object.values(each))
  const fates = new Set<string>([
    ...Object.keys(archivedCollections),
    ...fields,
    ...Object.values(settingsLeftOut),
  ])
  const known = ['archived', 'made', 'none', ...leftOutOfArchives]
  expect([...fates].toSorted()).toEqual(known.toSorted())
})
