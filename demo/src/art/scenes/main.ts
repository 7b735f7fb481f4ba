import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawScene, type Scene } from './compose';
import type { SceneColours } from './palette';
import { heroes, scenes, type SceneName } from './pictures';
import { sitePictures } from './sites';

/*
 * Draws the content pictures of the sample sites anew: `node --import tsx demo/src/art/scenes/main.ts [site] [name]`, from the
 * root of the repository.
 */
const [width, height] = [1600, 1067];
/** No picture of a page may weigh more. */
const MOST_BYTES = 120_000;

const [, , onlySite, onlyName] = process.argv;

for (const [slug, { names, fleet, business }] of Object.entries(sitePictures)) {
  if (onlySite && slug !== onlySite) continue;
  const colours = await coloursOf(slug);
  for (const name of names) {
    if (onlyName && name !== onlyName) continue;
    const file = `sites/${slug}/${name}.webp`;
    await writeFile(file, await encode(sceneOf(slug, name, name === 'fleet' ? business : fleet, colours)));
    process.stdout.write(`${file}\n`);
  }
}

function sceneOf(
  slug: string,
  name: SceneName,
  fleet: (typeof sitePictures)[string]['fleet'],
  colours: SceneColours,
): Scene {
  if (name !== 'hero') return scenes[name](fleet, colours);
  const hero = heroes[slug];
  if (!hero) throw new Error(`Site "${slug}" has no hero scene; add one to demo/src/art/scenes/pictures.ts.`);
  return hero(colours);
}

/** The best quality that stays within the limit. */
async function encode(scene: Scene): Promise<Buffer> {
  const { data } = await drawScene(scene, width, height);
  for (const quality of [82, 76, 70, 62, 54, 45, 36]) {
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (file.length <= MOST_BYTES * 0.85) return file;
  }
  throw new Error(`The scene does not fit ${MOST_BYTES} bytes.`);
}

async function coloursOf(slug: string): Promise<SceneColours> {
  const config: unknown = JSON.parse(await readFile(`sites/${slug}/site.json`, 'utf8'));
  const { theme } = config as { theme?: { colours?: Partial<SceneColours> } }; // the schema of sites says so
  return { primary: '#c8102e', secondary: '#23262b', tint: '#f2f2f2', ...pick(theme?.colours) };
}

function pick(colours: Partial<SceneColours> = {}): Partial<SceneColours> {
  return {
    ...(colours.primary ? { primary: colours.primary } : {}),
    ...(colours.secondary ? { secondary: colours.secondary } : {}),
    ...(colours.tint ? { tint: colours.tint } : {}),
  };
}
