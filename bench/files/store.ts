import { anS3Store } from '../../test/fake-s3.ts'

/* The S3-compatible store of the tests as a program of its own, so that what it keeps is not counted as the product's memory. */

const store = await anS3Store()
process.send?.(store.settings)
process.once('disconnect', () => process.exit(0))
