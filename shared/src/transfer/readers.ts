import { isBracketsManager, readBracketsManager } from './bracketsManager/readBracketsManager.ts'
import { challongeNeeds, isChallonge, readChallonge } from './challonge/readChallonge.ts'
import { isCsv, readCsvCompetition } from './csv/readCsvCompetition.ts'
import { isCompetitionFile, readCompetitionFile } from './readCompetitionFile.ts'
import type { TransferReader } from './transferReader.ts'

/** The formats that can be imported. The first one that detects a text reads it. */
export const readers: readonly TransferReader[] = [
  { format: 'competition', needs: () => [], detect: isCompetitionFile, read: readCompetitionFile },
  {
    format: 'brackets-manager',
    needs: () => ['name', 'game'],
    detect: isBracketsManager,
    read: readBracketsManager,
  },
  { format: 'challonge', needs: challongeNeeds, detect: isChallonge, read: readChallonge },
  { format: 'csv', needs: () => ['name', 'game'], detect: isCsv, read: readCsvCompetition },
]
