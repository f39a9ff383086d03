// A chat front end: shows what agents write, and posts what its customer answers.
//
// usage: go run frontend.go PORT [ENDPOINT]   ENDPOINT is the address that the service gave for the channel
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"parlance"
	"parlance/channel"
)

var thanks = make(chan any, 1000)

// shown returns a message as the customer sees it, or "" for a typing notice.
func shown(message channel.AgentMessageMessage) string {
	switch message.Type {
	case "typein", "typeout":
		return ""
	case "text":
		return *message.Text
	case "location":
		return fmt.Sprintf("https://www.openstreetmap.org/#map=16/%v/%v", *message.Latitude, *message.Longitude)
	}
	if message.File == nil {
		return "a message of the kind " + message.Type
	}
	return fmt.Sprintf("%s %s: %s", message.Type, *message.FileName, *message.File)
}

func receive(body channel.AgentMessage, _ *parlance.Request) (channel.AgentMessageReply, error) {
	if line := shown(body.Message); line != "" {
		log.Printf("%v: %s", body.Recipient.ID, line)
		thanks <- body.Recipient.ID
	}
	return channel.AgentMessageReply{Result: parlance.Ptr("ok")}, nil
}

// answer posts the customers' replies one after the other. It logs each failure for the operator.
func answer(service *channel.ChannelServiceClient) {
	for customer := range thanks {
		var message channel.UserMessage
		message.Sender.ID, message.Sender.Name = customer, parlance.Ptr("Visitor")
		message.Message.Type, message.Message.ID = "text", parlance.Ptr(parlance.NewID())
		message.Message.Text = parlance.Ptr("Thank you.")
		if service == nil {
			continue
		}
		if _, err := service.SendUserMessage(context.Background(), message, nil); err != nil {
			log.Printf("the service did not accept a message: %v", err)
		}
	}
}

func main() {
	port := os.Args[1]
	var service *channel.ChannelServiceClient
	if len(os.Args) > 2 {
		var err error
		if service, err = channel.NewChannelServiceClient(os.Args[2], nil); err != nil {
			log.Fatal(err)
		}
	}
	go answer(service)
	party := channel.ChannelIntegrator{ReceiveAgentMessage: receive}.Serve(parlance.Settings{Prefix: "/chat"})
	log.Printf("listening on http://127.0.0.1:%s", port)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, party))
}
