import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const guide = defineCollection({
  loader: glob({ pattern: '*.md', base: './content/guide' }),
  schema: z.object({ title: z.string(), description: z.string() }),
});

export const collections = { guide };
