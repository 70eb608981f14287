// Told by the server that a table waits: say so, and open it when it is clicked.
self.addEventListener('push', (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Tabula Rubra', {
      body: told.text,
      icon: '/mark.svg',
      tag: 'turn',
      data: told.tables[0] && `/table/${told.tables[0].id}`,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data ?? '/'));
});
