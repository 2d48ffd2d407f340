import * as logger from 'firebase-functions/logger'

/** Every line that the functions log, each a function of its own. */
export const logs = {
  unexpected: (callable: string, uid: string, error: unknown) =>
    logger.error('A callable failed: a bug of ours', { callable, uid, error }),

  contention: (callable: string, uid: string, error: unknown) =>
    logger.warn('A callable gave up because of contention', { callable, uid, error }),

  leftBehind: (path: string, error: unknown) =>
    logger.warn('Something superseded could not be deleted', { path, error }),
}
