import { makeSite } from 'shared-contracts/testing';
import type { SiteContent } from 'shared-contracts/site-config/content';
import { findRemovedHtml, sanitiseSite } from './sanitise-site';

const attack = '<p>Fine<script>alert(1)</script></p><img src=x onerror=alert(1)>';

test('the HTML of every block that holds some is sanitised, and everything else stays as it is', () => {
  const hero = { type: 'hero', title: 'A <b> c', image: '/site/hero.svg' };
  const config = makeSite({
    pages: {
      '/about': {
        title: 'About',
        blocks: [
          hero,
          { type: 'rich-text', html: attack },
          { type: 'media-text', image: '/site/hero.svg', alt: '', title: 'T', html: attack },
          { type: 'legal', sections: [{ title: 'Terms', html: attack, complaintTimes: true }] },
        ],
      },
    },
  });
  const content = { offers: [] } as unknown as SiteContent; // only offers hold HTML
  const { pages } = sanitiseSite({ config, content }).config;
  expect(pages['/about']?.blocks).toEqual([
    hero,
    { type: 'rich-text', html: '<p>Fine</p>' },
    { type: 'media-text', image: '/site/hero.svg', alt: '', title: 'T', html: '<p>Fine</p>' },
    { type: 'legal', sections: [{ title: 'Terms', html: '<p>Fine</p>', complaintTimes: true }] },
  ]);
});

test('what sanitising leaves out is a warning at its place', () => {
  const config = makeSite({
    pages: { '/about': { title: 'About', blocks: [{ type: 'rich-text', html: attack }] } },
  });
  const offers = [
    { sanitized_description: '<p>Fine</p>' },
    { sanitized_description: '<div>No</div><a href="/cont' },
  ];
  const content = { offers } as unknown as SiteContent; // only offers hold HTML
  expect(findRemovedHtml({ config, content })).toEqual([
    {
      path: 'pages["/about"].blocks[0].html',
      message: 'is shown without <script>, <img>; write it without',
    },
    {
      path: 'offers.json: [1].sanitized_description',
      message: 'is shown without <div>; write it without',
    },
    {
      path: 'offers.json: [1].sanitized_description',
      message: 'ends inside the tag "<a href="/cont"; write the rest of it',
    },
  ]);
});
