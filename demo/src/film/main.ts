import { writeFile } from 'node:fs/promises';
import { plans } from '../stock/plans';
import { drawWalkAround } from './walk-around';

/*
 * Draws the films of the sample sites anew, after the drawings have changed:
 * `node --import tsx demo/src/film/main.ts`, from the root of the repository.
 */
for (const [slug, { film }] of Object.entries(plans)) {
  if (!film) continue;
  const file = `sites/${slug}/${film.href.replace('/site/', '')}`;
  await writeFile(file, await drawWalkAround(film.body, film.colour));
  process.stdout.write(`${file}\n`);
}
